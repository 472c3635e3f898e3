import { expect, it } from "vitest";
import { loaded, PageError, pageError, problemOf } from "./page_error";

it("is a name that each language has words for, with what stands in them", () => {
  expect(pageError("page_no_board", "page", { game: "chess" })).toEqual({
    code: "page",
    message: "page_no_board",
    fault: "page_no_board",
    params: { game: "chess" },
  });
  expect(pageError("page_failed")).toMatchObject({ code: "page", params: {} });
});

it("is reported as it is, and anything else as a failure of the page", () => {
  const error = pageError("page_gone");
  expect(problemOf(new PageError(error))).toBe(error);
  expect(new PageError(error).message).toBe("page_gone");
  for (const other of [new TypeError("x is undefined"), "text", null])
    expect(problemOf(other).fault).toBe("page_failed");
});

it("says that something could not be loaded, unless it is known better why", async () => {
  expect(await loaded(Promise.resolve(1))).toBe(1);
  const network = Promise.reject(new TypeError("Failed to fetch"));
  const why = (loading: Promise<unknown>) => loading.catch((thrown) => problemOf(thrown).fault);
  expect(await why(loaded(network))).toBe("page_not_loaded");
  expect(await why(loaded(network, "page_core_not_loaded"))).toBe("page_core_not_loaded");
  const gone = Promise.reject(new PageError(pageError("page_gone")));
  expect(await why(loaded(gone))).toBe("page_gone");
});
