/** This remembers in this browser whether single keys work as shortcuts. */

const PLACE = 'abbey.play.single-keys';

class SingleKeys {
  isOn = $state(localStorage.getItem(PLACE) !== 'off');

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(PLACE, this.isOn ? 'on' : 'off');
  }
}

export const singleKeys = new SingleKeys();
