/** A short, soft tone for a new message. Browsers allow it once the visitor has clicked somewhere. */
export function chime(): void {
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const start = audio.currentTime
    tone.frequency.setValueAtTime(740, start)
    tone.frequency.setValueAtTime(988, start + 0.09)
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.06, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.36)
    tone.addEventListener('ended', () => void audio.close())
  } catch {
    return // no audio here: the badge has to do
  }
}
