import type { IndexedElement, PageContext, SequenceResult, SequenceStep } from '#protocol'

/** A page that answers to steps as a browser would, as far as the engine can see. */
export interface World {
  readonly page: PageContext
  act(steps: readonly SequenceStep[]): SequenceResult
}

export interface WorldOptions {
  readonly start: string
  readonly pages: ReadonlyMap<string, PageContext>
  readonly leads: Readonly<Record<string, string>>
}

/** Begins on one snapshot; links lead to the snapshots of other pages where there are any. */
export function createWorld({ start, pages, leads }: WorldOptions): World {
  let page = structuredClone(pages.get(start) ?? {})
  const open = (name: string): void => {
    page = structuredClone(
      pages.get(name) ?? {
        url: `https://bench.example/${name}`,
        title: name,
        visibleText: name,
        indexedElements: [],
      },
    )
  }
  const effects: Readonly<Record<string, (element: IndexedElement, input: string) => void>> = {
    type: (element, input) => (element.value = input),
    set_value: (element, input) => (element.value = input),
    select: (element, input) => (element.value = input),
    clear: (element) => (element.value = ''),
    check: (element) => (element.checked = true),
    uncheck: (element) => (element.checked = false),
    click: (element) => {
      const path = leads[element.text ?? ''] ?? element.href?.slice(1)
      if (path !== undefined) open(path)
      else page.visibleText = `${page.visibleText ?? ''}\n✓ ${element.text}`
    },
    press_key: () => (page.visibleText = `${page.visibleText ?? ''}\n✓`),
  }
  return {
    get page() {
      return page
    },
    act(steps) {
      // A page that was described again is another description, as from a widget.
      page = structuredClone(page)
      for (const step of steps) {
        const element = page.indexedElements?.find(({ id }) => id === step.elementId)
        if (step.elementId !== -1 && !element)
          return { success: false, results: [{ success: false, error: 'element_not_found' }] }
        if (element) effects[step.action]?.(element, step.inputData ?? '')
        if (step.action === 'back') open('previous')
      }
      return {
        success: true,
        completedSteps: steps.length,
        totalSteps: steps.length,
        results: steps.map(() => ({ success: true })),
      }
    },
  }
}
