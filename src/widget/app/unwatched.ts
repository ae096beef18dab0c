export { chime } from './chime.ts'
export { countInTitle } from './count-in-title.ts'
