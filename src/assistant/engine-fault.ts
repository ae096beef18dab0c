import type { ReplyName } from '#languages'

/** Why an engine could not take its step, and which sentence tells the visitor. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
  readonly says: FaultText

  constructor(says: FaultText, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.says = says
  }
}

export type FaultText = Extract<
  ReplyName,
  'failed' | 'unavailable' | 'busy' | 'slow' | 'cutOff' | 'withheld' | 'confused'
>
