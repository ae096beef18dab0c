import {
  defineComponent,
  onBeforeUnmount,
  onMounted,
  readonly,
  shallowRef,
  watch,
  type PropType,
  type Ref,
} from 'vue'
import type { Visitor, WidgetState } from '../api.ts'
import { embed, pagehand, stateNow, watchState, type EmbedOptions, type PagehandCalls } from './embed.ts'

export type * from '../api.ts'
export { pagehand, type EmbedOptions, type PagehandCalls }

/** The assistant, for as long as this is mounted. Draws nothing itself; on a server it does nothing. */
export const Pagehand = defineComponent({
  name: 'Pagehand',
  props: {
    src: { type: String, required: true },
    layout: String,
    position: String,
    locale: String,
    container: String,
    manual: Boolean,
    consent: Boolean,
    nonce: String,
    visitor: Object as PropType<Visitor>,
    /** Facts about the page that the assistant may use. */
    context: Object as PropType<Record<string, unknown>>,
  },
  setup(props) {
    let away: (() => void) | undefined
    onMounted(() => {
      const { visitor: _visitor, context: _context, ...options } = props
      away = embed(options)
      watch(
        () => props.visitor,
        (visitor) => visitor && pagehand.identify(visitor),
        { immediate: true, deep: true },
      )
      watch(
        () => props.context,
        (context) => context && pagehand.setContext(context),
        { immediate: true, deep: true },
      )
      watch(
        () => props.locale,
        (locale) => locale && pagehand.setLocale(locale),
      )
    })
    onBeforeUnmount(() => away?.())
    return () => null
  },
})

/** The calls of the assistant, and how it stands now. */
export function usePagehand(): PagehandCalls & { readonly state: Readonly<Ref<WidgetState>> } {
  const state = shallowRef(stateNow())
  let stop: (() => void) | undefined
  onMounted(() => {
    state.value = stateNow()
    stop = watchState(() => void (state.value = stateNow()))
  })
  onBeforeUnmount(() => stop?.())
  return { ...pagehand, state: readonly(state) }
}
