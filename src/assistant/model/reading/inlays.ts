/** What the text of an open model may hold beside words for the visitor. */
export interface Inlay {
  readonly begin: string
  /** Undefined: it reaches to the end of the text. */
  readonly end?: string
  readonly is: 'thought' | 'call' | 'mark'
}

/** How the families of open models write these, where their server leaves them in the text. */
export const inlays: readonly Inlay[] = [
  // Qwen, DeepSeek, GLM and many others
  { begin: '<think>', end: '</think>', is: 'thought' },
  { begin: '<thinking>', end: '</thinking>', is: 'thought' },
  { begin: '<thought>', end: '</thought>', is: 'thought' },
  { begin: '<tool_call>', end: '</tool_call>', is: 'call' },
  { begin: '<tool_calls>', end: '</tool_calls>', is: 'call' },
  { begin: '<function_call>', end: '</function_call>', is: 'call' },
  { begin: '<function_calls>', end: '</function_calls>', is: 'call' },
  { begin: '<｜tool▁calls▁begin｜>', end: '<｜tool▁calls▁end｜>', is: 'call' },
  // Mistral
  { begin: '[THINK]', end: '[/THINK]', is: 'thought' },
  { begin: '[TOOL_CALLS]', is: 'call' },
  // Llama
  { begin: '<|python_tag|>', is: 'call' },
  { begin: '<function=', end: '</function>', is: 'call' },
  // Granite, Phi
  { begin: '<|tool_call|>', is: 'call' },
  // Kimi
  { begin: '<|tool_calls_section_begin|>', end: '<|tool_calls_section_end|>', is: 'call' },
  // Command
  { begin: '<|START_THINKING|>', end: '<|END_THINKING|>', is: 'thought' },
  { begin: '<|START_ACTION|>', end: '<|END_ACTION|>', is: 'call' },
  { begin: '<|START_RESPONSE|>', end: '', is: 'mark' },
  { begin: '<|END_RESPONSE|>', end: '', is: 'mark' },
  // MiniMax, Seed
  { begin: '<minimax:tool_call>', end: '</minimax:tool_call>', is: 'call' },
  { begin: '<seed:think>', end: '</seed:think>', is: 'thought' },
  { begin: '<seed:tool_call>', end: '</seed:tool_call>', is: 'call' },
  // gpt-oss
  { begin: '<|channel|>analysis<|message|>', end: '<|end|>', is: 'thought' },
  { begin: '<|channel|>commentary to=', end: '<|call|>', is: 'call' },
  { begin: '<|channel|>final<|message|>', end: '', is: 'mark' },
  { begin: '<|start|>assistant', end: '', is: 'mark' },
  // Ends of an answer that a template did not take away
  { begin: '<|im_end|>', end: '', is: 'mark' },
  { begin: '<|eot_id|>', end: '', is: 'mark' },
  { begin: '<|end_of_text|>', end: '', is: 'mark' },
  { begin: '<|end|>', end: '', is: 'mark' },
  { begin: '<|return|>', end: '', is: 'mark' },
]

/** Some templates begin a thought themselves: then only its end stands in the text. */
export const loneEnd = '</think>'

const marks = [...inlays.map(({ begin }) => begin), loneEnd]

/** The mark that a text begins with; empty: none. */
export function markOf(text: string): string {
  return marks.find((mark) => text.startsWith(mark)) ?? ''
}

/** Where the first mark of a text stands; -1: nowhere. */
export function firstMark(text: string): number {
  const places = marks.map((mark) => text.indexOf(mark)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

/** How many of the last characters may be the beginning of a mark. */
export function beginningAtEnd(text: string): number {
  const longest = Math.max(...marks.map((mark) => mark.length - 1))
  for (let length = Math.min(longest, text.length); length > 0; length -= 1)
    if (marks.some((mark) => mark.startsWith(text.slice(-length)))) return length
  return 0
}
