// From which side somebody looks at the table: kept for as long as the page is open.
class Sight {
  /** As in a mirror: for somebody who sits opposite. */
  mirrored = $state(false);
}

export const sight = new Sight();
