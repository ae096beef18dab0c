import type { AdminCallName } from '#protocol'

/** What each change is called in a sentence that begins with a name. */
const sentences: Partial<Record<AdminCallName, string>> & Record<string, string> = {
  printSignInLink: 'printed a sign-in link',
  takeSignInLink: 'took the sign-in link as',
  takeInvitation: 'took an invitation as',
  takePasswordLink: 'set a new password for',
  exportSessions: 'exported conversations',
  exportSession: 'exported a conversation',
  changePassword: 'changed their password',
  acceptLink: 'took a link',
  admit: 'gave access to',
  createOrganisation: 'started an organisation',
  renameOrganisation: 'renamed the organisation',
  changeMember: 'changed the role of',
  removeMember: 'removed the member',
  resetPassword: 'made a password link for',
  invite: 'made an invitation',
  withdrawInvitation: 'withdrew an invitation',
  createSite: 'added the site',
  changeSite: 'changed the site',
  removeSite: 'removed the site',
  addHost: 'allowed the host',
  claimHost: 'asked for the host',
  proveHost: 'proved the host',
  removeHost: 'removed the host',
  contestHost: 'was refused a host that meets yours:',
  changeRetention: 'changed how long transcripts stay',
  saveDraft: 'saved a draft',
  discardDraft: 'discarded the draft',
  publishConfig: 'published',
  rollBack: 'rolled back to',
  saveAssistant: 'changed the assistant in the draft',
  saveKey: 'changed a model key of',
  savePolicy: 'changed the policy in the draft',
  addSource: 'had learned',
  addFile: 'had the file learned',
  removeSource: 'had forgotten',
  addAnswer: 'answered',
  changeAnswer: 'changed the answer to',
  removeAnswer: 'removed the answer to',
  importAnswers: 'imported answers',
  eraseSession: 'erased a conversation',
  eraseSessions: 'erased old conversations',
}

/** A call's name as the verb of a sentence. */
export function sayAction(action: string): string {
  return sentences[action] ?? action.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
