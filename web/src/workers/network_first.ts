// The network's answer, or else what is kept.

/**
 * An error page (a proxy's "bad gateway", say) is no answer while there is a good page in the cache;
 * without one it is shown, because it says more than nothing.
 * @param ask may fail, or take too long and be aborted
 */
export async function networkFirst(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = await ask().catch(() => null);
  // A redirect that the browser is to follow itself has status 0.
  if (answer && answer.status < 400) return answer;
  return (await kept()) ?? answer ?? Response.error();
}
