/** How this person likes to play, kept in this browser. */

const PLACE = 'abbey.play.single-keys';

class Likings {
  singleKeys = $state(localStorage.getItem(PLACE) !== 'off');

  toggleKeys(): void {
    this.singleKeys = !this.singleKeys;
    localStorage.setItem(PLACE, this.singleKeys ? 'on' : 'off');
  }
}

export const likings = new Likings();
