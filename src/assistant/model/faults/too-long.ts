/**
 * How servers say that they were sent more than their model can read, with the number of tokens that it can read where
 * they name it. Written after the servers' published messages.
 */
const wordings: readonly RegExp[] = [
  // Mistral
  /too large for model with (?<tokens>\d[\d,]{2,})/i,
  // OpenAI, vLLM, SGLang, DeepSeek, xAI, OpenRouter, Fireworks
  /(?:maximum|model['’]?s) (?:context|prompt|model) length(?:\D{0,20}?(?<tokens>\d[\d,]{2,}))?/i,
  // llama.cpp
  /exceeds the available context size(?:\D{0,10}(?<tokens>\d[\d,]{2,}))?/i,
  /"n_ctx"\s*:\s*(?<tokens>\d{3,})/,
  // Anthropic
  /prompt is too long(?:: \d+ tokens > (?<tokens>\d{3,}))?/i,
  /exceed context limit(?:: \d+ \+ \d+ > (?<tokens>\d{3,}))?/i,
  // Google
  /token count.{0,20}exceeds the maximum number of tokens(?: allowed)?(?:\D{0,5}(?<tokens>\d[\d,]{2,}))?/i,
  // Text Generation Inference, Together
  /`?inputs`? must have less than (?<tokens>\d{3,}) tokens/i,
  /`?max_new_tokens`? must be <= (?<tokens>\d{3,})/i,
  // Moonshot
  /exceeded model token limit(?:\D{0,4}(?<tokens>\d[\d,]{2,}))?/i,
  // Zhipu
  /prompt exceeds max length|prompt\s*超长/i,
  // DashScope
  /range of input length should be \[\d+, ?(?<tokens>\d{3,})\]/i,
  // LM Studio
  /context length of only (?<tokens>\d{3,})|greater than the context length/i,
  // Cohere, Bedrock, Groq, MiniMax
  /too many (?:input )?tokens|input is too long|reduce the length of (?:the|your)|request too large for model/i,
  /context (?:length|window|size)(?: was| is)? exceed/i,
  // By the name of the fault, and in words that several use
  /context_(?:length|window|size)_exceeded|exceed_context_size/i,
  /exceeds? (?:the |its |this )?(?:model['’]?s? )?(?:maximum )?context (?:length|window|size|limit)/i,
  /context (?:is )?too long/i,
]

/** Whether a server says that it was sent too much. */
export function saysTooLong(words: string): boolean {
  return wordings.some((wording) => wording.test(words))
}

/** How many tokens the model can read by its server's own words, where it names them. */
export function tokensNamed(words: string): number | undefined {
  for (const wording of wordings) {
    const tokens = Number(wording.exec(words)?.groups?.['tokens']?.replaceAll(',', ''))
    if (tokens > 0) return tokens
  }
  return undefined
}
