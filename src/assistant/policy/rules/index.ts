import type { Rule } from '../rule.ts'
import { bindingLabel } from './binding-label.ts'
import { keyTarget, knownKey } from './keys.ts'
import { knownOption } from './known-option.ts'
import { onSite } from './on-site.ts'
import { ownerConfirms, ownerDenies, ownerSwitches } from './owner.ts'
import { destructiveAddress } from './destructive-address.ts'
import { provenance } from './provenance.ts'
import { secretField, secretValue } from './secrets.ts'
import { submitting } from './submitting.ts'
import { targetEnabled, targetExists, targetFits } from './target.ts'
import { blockedMark, confirmMark } from './marks.ts'
import { knownTool, writingTool } from './tools.ts'
import { captcha, consentBox, fileChooser } from './visitor-only.ts'
import { completeInput } from './complete-input.ts'

/** Everything the policy looks at, in the order in which reasons are worth hearing. */
export const rules: readonly Rule[] = [
  ownerSwitches,
  completeInput,
  knownKey,
  targetExists,
  keyTarget,
  blockedMark,
  secretField,
  secretValue,
  captcha,
  consentBox,
  fileChooser,
  targetFits,
  targetEnabled,
  knownOption,
  knownTool,
  onSite,
  ownerDenies,
  ownerConfirms,
  confirmMark,
  submitting,
  bindingLabel,
  destructiveAddress,
  writingTool,
  provenance,
]
