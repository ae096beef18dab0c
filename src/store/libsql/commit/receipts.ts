import type { Disk } from './disk.ts'

/** Tells of transactions in the order in which they were committed. */
export interface Receipts {
  /** With `lasts`, `tell` is called once the transaction is on disk; without, once all before it were told of. */
  add(receipt: { lasts: boolean; tell: (fault: unknown) => void }): void
  /** Tells of all that is left, before it returns. */
  close(): void
}

interface Receipt {
  ready: boolean
  fault: unknown
  readonly tell: (fault: unknown) => void
}

export function openReceipts(disk: Disk): Receipts {
  const open: Receipt[] = []
  let syncing = false

  function settle(receipts: readonly Receipt[], fault: unknown): void {
    for (const receipt of receipts) if (!receipt.ready) Object.assign(receipt, { ready: true, fault })
    tellReady()
  }

  function tellReady(): void {
    for (let next = open[0]; next?.ready; next = open[0]) {
      open.shift()
      next.tell(next.fault)
    }
  }

  /** One at a time: what is committed meanwhile shares the next. */
  function sync(): void {
    const covered = open.filter(({ ready }) => !ready)
    if (syncing || covered.length === 0) return
    syncing = true
    disk.sync((fault) => {
      syncing = false
      settle(covered, fault)
      sync()
    })
  }

  return {
    add({ lasts, tell }) {
      open.push({ ready: !lasts, fault: undefined, tell })
      tellReady()
      sync()
    },
    close() {
      if (open.length === 0) return
      disk.syncNow()
      settle(open, undefined)
    },
  }
}
