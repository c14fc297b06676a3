let audio: AudioContext | null = null;

function tone(context: AudioContext, { from, length, pitch }: { from: number; length: number; pitch: number }): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = pitch;
  oscillator.type = "square";
  gain.gain.value = 0.15;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(context.currentTime + from);
  oscillator.stop(context.currentTime + from + length);
}

/** One long high tone and shake: in. Three short low ones: stop. */
export function signal(isIn: boolean): void {
  navigator.vibrate?.(isIn ? 400 : [100, 90, 100, 90, 100]);
  try {
    audio ??= new AudioContext();
    if (isIn) tone(audio, { from: 0, length: 0.45, pitch: 880 });
    else for (const from of [0, 0.2, 0.4]) tone(audio, { from, length: 0.11, pitch: 220 });
  } catch {
    // A device without sound has a screen and a motor.
  }
}
