import { binding } from './evidence/binding/binding.ts'
import { countsByMeaning } from './evidence/binding/counts.ts'
import { incompleteInput } from './evidence/possible/complete-input.ts'
import { forbiddenByVisitor } from './evidence/refused/forbidden.ts'
import { harmlessEnter } from './evidence/harmless/harmless-enter.ts'
import { harmlessLabel } from './evidence/harmless/harmless.ts'
import { immediateSetting } from './evidence/binding/immediate.ts'
import { keyWithoutTarget, lineFeed, unknownKey } from './evidence/possible/key-press.ts'
import { keyInsteadOfVerb, pointInsteadOfValue } from './evidence/possible/other-verb.ts'
import { unknownOption } from './evidence/possible/known-option.ts'
import { blockedMark, confirmMark } from './evidence/owner/marks.ts'
import { mechanics, onlyLooks } from './evidence/mechanics/mechanics.ts'
import { namedByVisitor } from './evidence/unknown/named.ts'
import { formOffSite, offSite } from './evidence/refused/on-site.ts'
import { ownerAsks, ownerFrees, ownerNever, switchedOff } from './evidence/owner/rules.ts'
import { untoldValue } from './evidence/binding/provenance.ts'
import { secretField, secretValue } from './evidence/refused/secrets.ts'
import { pressedTwice, targetDisabled, targetMissing, targetUnfit } from './evidence/possible/target.ts'
import { readingTool, unknownTool, writingTool } from './evidence/site-tools.ts'
import { undoable } from './evidence/unknown/undoable.ts'
import { agreedBefore, unknownAct } from './evidence/unknown/unknown.ts'
import { captcha, consentBox, fileChooser } from './evidence/refused/visitor-only.ts'
import type { Row } from './row.ts'

const refuse = 'refuse'
const ask = 'ask'
const allow = 'allow'

/** How the policy decides: the first row that fits. docs/policy.md tells the same in words. */
export const table: readonly Row[] = [
  // What cannot be done at all: the engine can mend it.
  { id: 'complete-input', decision: refuse, evidence: incompleteInput },
  { id: 'known-key', decision: refuse, evidence: unknownKey },
  { id: 'target-exists', decision: refuse, evidence: targetMissing },
  { id: 'key-target', decision: refuse, evidence: keyWithoutTarget },
  { id: 'verb-fits-element', decision: refuse, evidence: targetUnfit },
  { id: 'element-enabled', decision: refuse, evidence: targetDisabled },
  { id: 'known-option', decision: refuse, evidence: unknownOption },
  { id: 'known-tool', decision: refuse, evidence: unknownTool },
  { id: 'one-line', decision: refuse, evidence: lineFeed },
  { id: 'pressed-once', decision: refuse, evidence: pressedTwice },

  // What nobody may do but the visitor.
  { id: 'owner-switches', decision: refuse, evidence: switchedOff },
  { id: 'owner-never', decision: refuse, evidence: ownerNever },
  { id: 'mark-block', decision: refuse, evidence: blockedMark },
  { id: 'secret-field', decision: refuse, evidence: secretField },
  { id: 'secret-value', decision: refuse, evidence: secretValue },
  { id: 'captcha', decision: refuse, evidence: captcha },
  { id: 'file-chooser', decision: refuse, evidence: fileChooser },
  { id: 'consent-box', decision: refuse, evidence: consentBox },
  { id: 'on-site', decision: refuse, evidence: offSite },
  { id: 'form-on-site', decision: refuse, evidence: formOffSite },
  { id: 'key-instead', decision: refuse, evidence: keyInsteadOfVerb },
  { id: 'point-instead', decision: refuse, evidence: pointInsteadOfValue },
  { id: 'visitor-forbade', decision: refuse, evidence: forbiddenByVisitor },

  { id: 'only-looks', decision: allow, evidence: onlyLooks },

  // What matters: a yes is needed, whoever named it.
  { id: 'owner-asks', decision: ask, evidence: ownerAsks },
  { id: 'mark-confirm', decision: ask, evidence: confirmMark },
  { id: 'binding', decision: ask, evidence: binding },
  { id: 'immediate', decision: ask, evidence: immediateSetting },
  { id: 'writing-tool', decision: ask, evidence: writingTool },
  { id: 'value-provenance', decision: ask, evidence: untoldValue },

  // What is known not to matter.
  { id: 'owner-frees', decision: allow, evidence: ownerFrees },
  { id: 'reading-tool', decision: allow, evidence: readingTool },
  { id: 'mechanics', decision: allow, evidence: mechanics },
  { id: 'harmless', decision: allow, evidence: harmlessLabel },
  { id: 'harmless-enter', decision: allow, evidence: harmlessEnter },

  // What nothing is known of, unless it counts by what it means.
  { id: 'counts', decision: ask, evidence: countsByMeaning },
  { id: 'named', decision: allow, evidence: namedByVisitor },
  { id: 'undoable', decision: allow, evidence: undoable },
  { id: 'agreed', decision: allow, evidence: agreedBefore },
  { id: 'unknown', decision: ask, evidence: unknownAct },
]
