export { builtinEngine, type MindOptions } from './engine.ts'
export { warmUp } from './warm-up.ts'
