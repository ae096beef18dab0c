import { createLexicon, conceptLanguages, type ConceptLanguage, type Lexicon } from '#languages'
import { viewOf } from '#assistant'
import type { PageContext } from '#protocol'
import type { Scene } from '../../src/engine/candidates/scene.ts'
import { sceneOf } from '../../src/engine/candidates/scene.ts'
import { decide } from '../../src/engine/decide/decide.ts'
import type { Decision } from '../../src/engine/decide/decision.ts'
import { createMeanings } from '../../src/engine/meaning/meanings.ts'
import { parseSentence, type Sentence } from '../../src/engine/understand/sentence.ts'
import { spokenLanguage } from '../../src/engine/words/spoken-language.ts'
import type { Weights } from '../../src/engine/fitted.ts'
import type { Example } from './example.ts'
import type { Family } from './families.ts'

/** An example as the engine reads it. */
export interface ParsedExample {
  readonly example: Example
  readonly scene: Scene
  readonly sentence: Sentence
  decide(weights: Weights): Decision
}

const whole: Family = { about: 'everything' }
const now = new Date('2026-11-16T09:00:00')

/** Reads every example once; ranking with other weights needs no new reading. */
export async function parseExamples(
  examples: readonly Example[],
  without: Family = whole,
): Promise<ParsedExample[]> {
  const read = await wholeLexicon()
  const lexicon = without.lexicon?.(read) ?? read
  const meanings = createMeanings(lexicon)
  const scenes = new Map<string, Scene>()
  return examples.map((example) => {
    const scene = scenes.get(example.page) ?? lookAt(example.context)
    scenes.set(example.page, scene)
    const knows = (word: string, language: ConceptLanguage) => lexicon.knows(word, language)
    const language = spokenLanguage(example.say, scene.language, knows)
    const context = {
      meanings,
      language,
      pageLanguage: scene.language,
      pageWords: scene.words,
      pageNames: scene.names,
      now,
    }
    const parsePart = (text: string) => {
      const parsed = parseSentence(text, without.context?.(context) ?? context)
      return without.sentence?.(parsed) ?? parsed
    }
    const sentence = parsePart(example.say)
    return {
      example,
      scene,
      sentence,
      decide: (weights) =>
        decide(sentence, { scene, weights: without.weights?.(weights) ?? weights, parsePart }),
    }
  })

  function lookAt(context: PageContext): Scene {
    const view = viewOf(context)
    return sceneOf(without.view?.(view) ?? view, meanings)
  }
}

async function wholeLexicon(): Promise<Lexicon> {
  const lexicon = createLexicon({ pause: () => Promise.resolve() })
  await lexicon.load(conceptLanguages)
  return lexicon
}
