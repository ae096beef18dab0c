export { mindEngine, type MindOptions } from './engine.ts'
