// The screens of lessons, and what they need.
import { loadLesson } from "../../lesson/load_lesson";
import { loadForGame } from "../../load_game";
import { needLearnWords } from "../../words/learn";
import List from "./LessonList.svelte";
import Lesson from "./LessonScreen.svelte";

/** A game's lesson; none for a game that has none, and for no game. */
export async function openLesson(game: string) {
  const [taught] = await Promise.all([loadLesson(game), needLearnWords()]);
  const found = taught && { taught, ...(await loadForGame(game)) };
  return { Lesson, List, found };
}
