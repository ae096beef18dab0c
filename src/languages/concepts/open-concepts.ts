/** Where the concepts come from: here their texts; the build puts in its place a module that reads what it packed. */
export { textConcepts as openConcepts } from './text-concepts.ts'
