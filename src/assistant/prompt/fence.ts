import { visible } from '#protocol'

// What chat formats use to mark who speaks, what is thought and what is called, and tags a page could imitate ours with.
const looksLikeMarkup = new RegExp(
  [
    String.raw`<\/?\s*(?:\w+:)?(?:page|untrusted|system|assistant|user|visitor|human|tool\w*|function\w*|instructions?|prompt|think|thinking|thought|invoke|parameter|arg_key|arg_value|(?:start|end)_of_turn|[be]os)\b[^>]*>`,
    String.raw`<\/?s>`,
    String.raw`<[|｜][^<>]{0,80}>`,
    String.raw`\[\/?(?:INST|THINK|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]`,
    String.raw`<<\/?SYS>>`,
  ].join('|'),
  'gi',
)

/** Page text without what nobody can see and without what looks like a mark of ours. */
export function harmless(text: string): string {
  let cleaned = visible(text).replace(controls, ' ')
  // What is left around a mark may be a mark itself.
  for (let before = ''; before !== cleaned;) {
    before = cleaned
    cleaned = cleaned.replace(looksLikeMarkup, '')
  }
  return cleaned
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** Sets page text apart with a code nobody on the page could have known. */
export function fence(text: string, nonce: string): string {
  return `<untrusted-${nonce}>\n${harmless(text)}\n</untrusted-${nonce}>`
}
