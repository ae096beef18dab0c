import type { LanguageModel } from 'ai'

/** What every provider's library gives us, in the words of the sixth version of `ai`. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v3' }>

export type ModelRequest = Parameters<Model['doStream']>[0]
export type Prompt = ModelRequest['prompt']
type Streamed = Awaited<ReturnType<Model['doStream']>>['stream']
/** One piece of a streamed answer. */
export type ModelPart = Streamed extends ReadableStream<infer Part> ? Part : never
