import { actionIdOf, type ActionPlan, maskAll, type SequenceResult, type SequenceStep } from '#protocol'
import type { OnStep } from '#page'
import { beginsTurn } from '../conversation/conversation.ts'
import { addReceipt, receiptOf } from '../conversation/receipt.ts'
import { askSite } from '../core/ask-site.ts'
import type { Core } from '../core/core.ts'
import { undoneText } from '../conversation/undone-text.ts'
import { endsInTask, mustComeBack } from './come-back.ts'
import type { PageReporter } from './page-reporter.ts'
import { goUnnoticed } from './go-unnoticed.ts'
import { keepWriting } from './keep-writing.ts'
import { asideFor, edgeFor, liesOver, type Box } from './step-aside.ts'
import { watchChanges } from './watch-changes.ts'

/** Carries out plans on the page and reports how they went. */
export interface Actor {
  run(plan: ActionPlan): Promise<void>
  /** After a page load in mid-task: goes on with the plan, or says that a new page is here. */
  goOn(): Promise<void>
  stop(): void
  undo(planKey: string): Promise<void>
  /** Drops what undo would bring back: the visitor clears the chat. */
  forget(): void
}

/** How a plan is answered: a single action by its own id. */
interface Answer {
  readonly key: string
  readonly planId: string | undefined
  readonly actionId: string | undefined
}

const plansRemembered = 20
const receiptsKept = 10
/** What was done stays in sight for a moment before the panel comes back over it. */
const comeBackMs = 800

export function createActor(core: Core, reporter: PageReporter): Actor {
  const { view, happen } = core
  const { store, bus, host } = core.handover
  const pen = keepWriting(host.root, { isOpen: () => view.get().open, write })
  const way = goUnnoticed(host.element, () => view.get().conversation.busy)
  const changed = watchChanges(document)
  /** Where the panel stands when it is large; unknown on a page that loads in mid-task. */
  let large: Box | undefined
  let refused: number | undefined
  let running: string | undefined
  /** The step begun last is meant to put the visitor where it acts. */
  let keepsFocus = false

  const placeOfPanel = () => host.root.querySelector('.panel')?.getBoundingClientRect()

  const onStep =
    (key: string): OnStep =>
    async ({ phase, index, step, keepsFocus: keeps, result }) => {
      if (phase === 'start') {
        keepsFocus = keeps
        happen('step_began', { planId: key, index })
        view.set({ announcement: step.doing ?? step.description })
        if (!askSite(bus, 'beforeAction', { step })) {
          refused = index
          stop()
        }
        await getOutOfTheWay(step)
      } else if (result) {
        happen('step_ended', { planId: key, index, result })
        bus.emit('action', { description: step.description, result })
        await reporter.tell({ always: true })
      }
    }

  async function getOutOfTheWay(step: SequenceStep): Promise<void> {
    const target = (await reporter.page()).elements.get(step.elementId)
    changed.add(target)
    const { modal, beside, aside, open } = view.get()
    if (!open) return
    const panel = placeOfPanel()
    if (!aside) large = panel
    const edge = asideFor({
      panel,
      target: target?.getBoundingClientRect(),
      coversPage: modal || aside !== undefined,
      beside,
      height: innerHeight,
      now: aside,
    })
    // A step without a place of its own leaves the small form where it is.
    if (edge && (target || !aside)) view.set({ aside: edge })
  }

  /** Whether the large panel would lie over what has just been done. */
  function covers(): boolean {
    const { modal, beside, aside, draft } = view.get()
    // In the small form one writes on where it stands.
    if (beside || (draft && !aside)) return false
    const box = aside ? large : placeOfPanel()
    return modal || !box || liesOver(box, changed.boxes())
  }

  /** A key of somebody who was writing, while there is nothing to write in. */
  function write(key: string): void {
    if (store.own.task || key.length > 1) return
    view.set({ aside: undefined, draft: view.get().draft + key })
    setTimeout(() => host.root.querySelector('textarea')?.focus({ preventScroll: true }))
  }

  async function follow(answer: Answer, work: Promise<SequenceResult>): Promise<void> {
    store.keepOwn({ task: true })
    changed.begin()
    running = answer.key
    keepsFocus = false
    pen.began()
    way.back()
    const result = blocked(await work)
    running = undefined
    pen.ended(stoppedByVisitor(result) || keepsFocus)
    const changes = reporter.loaded()?.changes
    happen('plan_ended', {
      planId: answer.key,
      state: result.success ? 'done' : stoppedByVisitor(result) ? 'stopped' : 'failed',
      results: result.results ?? [],
      canUndo: Boolean(changes?.list().length),
      lasting: changes?.hasLasting() ?? false,
    })
    keepReceipt(answer.key)
    report(answer, result)
  }

  /** What was done is in sight for a moment; then the panel comes back, unless it would lie over it. */
  let settling: ReturnType<typeof setTimeout> | undefined
  let wasBusy = false
  view.subscribe(() => {
    const { aside, conversation, open } = view.get()
    const acted = wasBusy && !conversation.busy && endsInTask(conversation)
    wasBusy = conversation.busy
    if (!wasBusy) way.settle()
    const small = aside !== undefined || undefined
    if (store.own.small !== small) {
      store.keepOwn({ small })
      // Whoever has opened the chat again keeps it.
      if (!small) settling = void clearTimeout(settling)
    }
    if (open && aside && acted) keepOff()
    if (open && (acted || (aside && isDue(false)))) settling ??= setTimeout(settle, comeBackMs)
  })

  const isDue = (covers: boolean) => mustComeBack(view.get(), { inTask: Boolean(store.own.task), covers })

  function settle(): void {
    settling = undefined
    const { aside, open, conversation } = view.get()
    const covered = covers()
    if (!conversation.busy && !store.own.task) changed.end()
    if (aside && isDue(covered)) view.set({ aside: undefined })
    else if (open && !aside && covered && !conversation.busy && endsInTask(conversation)) keepOff()
  }

  /** Small, at the edge where it lies over less of what was done. Once there it stays: nothing moves under a finger. */
  function keepOff(): void {
    const { aside, modal } = view.get()
    if (modal) changed.show()
    const panel = placeOfPanel()
    if (panel)
      view.set({
        aside: edgeFor(changed.boxes(), { panel, coversPage: modal, height: innerHeight, now: aside }),
      })
  }

  function keepReceipt(key: string): void {
    const receipt = receiptOf(view.get().conversation.items, key)
    if (receipt)
      store.keepOwn({ receipts: addReceipt(store.own.receipts ?? [], receipt).slice(-receiptsKept) })
  }

  function report({ key, planId, actionId }: Answer, told: SequenceResult): void {
    const { connection } = core
    const result = maskAll(told)
    if (actionId !== undefined) {
      const [only] = result.results ?? []
      const { success, error, description } = result
      connection?.emit('action_complete', { actionId, result: only ?? { success, error, description } })
    } else connection?.emit('sequence_complete', { result, ...(planId !== undefined && { planId }) })
    connection?.resume.release(`plan:${key}`)
  }

  /** A step the site's own hook refused is no choice of the visitor's. */
  function blocked(result: SequenceResult): SequenceResult {
    if (refused === undefined) return result
    refused = undefined
    const failure = { success: false, error: 'blocked_by_policy', description: 'The site refused it.' }
    return { ...result, ...failure, results: [...(result.results ?? []), failure] }
  }

  function stop(): void {
    void reporter.loaded()?.stop()
  }

  return {
    stop,
    async run(plan) {
      const key = plan.planId ?? ''
      const begun = store.shared.plans ?? []
      // Begun before a page load, which goes on with it, or by another tab: never a second time.
      if (key === running || begun.includes(key)) return
      store.keep({ plans: [...begun, key].slice(-plansRemembered) })
      const begins = beginsTurn(view.get().conversation)
      bus.emit('plan', { steps: plan.actions.map(({ description }) => ({ description })) })
      const refusedHere = view.get().config.actions?.enabled === false
      const work = refusedHere
        ? Promise.resolve(nothingDone(plan, 'blocked_by_policy'))
        : reporter
            .page()
            .then((page) => {
              // Undo reaches back to the visitor's last message.
              if (begins) page.changes.forget()
              return page.runPlan(plan, { onStep: onStep(key) })
            })
            // A part of the hands could not be fetched: the assistant has to know.
            .catch(() => nothingDone(plan, 'unsupported_action'))
      await follow({ key, planId: plan.planId, actionId: actionIdOf(plan) }, work)
    },
    async goOn() {
      const page = await reporter.page()
      // The first step is told of before we know the plan: it waits until the plan is drawn.
      let draw: (key: string) => void = () => undefined
      const drawn = new Promise<string>((done) => (draw = done))
      const resumed = page.resumePlan({
        onStep: (progress) => drawn.then((key) => onStep(key)(progress)),
      })
      if (!resumed) {
        core.connection?.emit('continue_task', { context: await reporter.look() })
        return
      }
      const { planId, actionId, steps } = resumed
      happen('action_plan', { planId, actions: [...steps], useUniversalIndexing: true })
      await reporter.tell({ always: true })
      draw(planId)
      await follow({ key: planId, planId, actionId }, resumed.result)
    },
    forget() {
      // The page before this one may have left something, and only the page room knows what.
      if (store.own.receipts) void reporter.page().then(({ changes }) => changes.forget())
    },
    async undo(key) {
      const page = await reporter.page()
      const { changes } = page
      const count = changes.list().length
      const lasting = changes.hasLasting()
      const complete = (await changes.undo()) === count
      happen('undone', { planId: key, complete })
      keepReceipt(key)
      view.set({
        announcement: undoneText({ undo: complete ? 'undone' : 'partly', lasting }, view.get().say),
      })
      await reporter.tell()
    },
  }
}

function stoppedByVisitor({ error }: SequenceResult): boolean {
  return error === 'cancelled_by_visitor'
}

function nothingDone({ actions }: ActionPlan, error: string): SequenceResult {
  const failure = { success: false, error }
  return { ...failure, completedSteps: 0, totalSteps: actions.length, results: [failure] }
}
