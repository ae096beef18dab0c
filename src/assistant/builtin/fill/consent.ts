import type { Thing } from '../ground/page-index.ts'

const consent =
  /\b(?:i|we) (?:agree|accept|consent|have read|confirm|acknowledge|authori[sz]e|certify|declare|understand)\b|\b(?:terms|conditions|privacy|consent|data processing|gdpr|datenschutz|agb|einwillig\w*|zustimm\w*|conditions générales|confidentialité|j'accepte|acepto|términos|privacidad|accetto|termini|aceito|voorwaarden|akkoord|akceptuję|regulamin\w*|zgod\w*|kabul|onaylıyorum|gizlilik)\b|أوافق|同意|規約|条款|隐私/iu

/** Whether ticking a box declares the visitor's will: that is never done for them. */
export function isConsent(thing: Thing): boolean {
  return consent.test(thing.label)
}
