/** Says a text word by word. The same text is always cut alike, so that a stream can be taken up again. */
export function speak(text: string, out: { say(delta: string): void }): void {
  for (const [delta] of text.matchAll(/\s*\S{1,24}/g)) out.say(delta)
}
