export { isExcluded, pageAddress } from './crawl/page-address.ts'
export { readRobots, type Robots } from './crawl/robots.ts'
export { readSitemap } from './crawl/sitemap.ts'
export { readAnswers, writeAnswers, type ListedAnswer } from './extract/answers-csv.ts'
export {
  answerPassage,
  cutPassages,
  mapPassage,
  indexedWords,
  type CutPassage,
} from './extract/cut-passages.ts'
export { countedLines, findFurniture, listedLine } from './extract/furniture.ts'
export type { PageMap } from './extract/page-map.ts'
export type { Block } from './extract/read-blocks.ts'
export { readPage, type ReadPage } from './extract/read-page.ts'
export { readMarkdown, readPlainText } from './extract/read-text.ts'
export { ask, type WordIndex } from './rank/ask.ts'
export { featureNames, type Features } from './rank/features.ts'
export { nearest } from './rank/nearest.ts'
export { sureNames, underNames, type RankedCandidate } from './rank/rank.ts'
export { confidenceNames, confidenceFeatures } from './rank/confidence-features.ts'
export { detectLanguage } from './words/detect-language.ts'
export { createTermMeanings, type TermMeanings } from './words/meanings.ts'
export { likeQuestions } from './words/like-questions.ts'
export { storedTerms } from './words/terms-of.ts'
