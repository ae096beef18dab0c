/** Put in by the build: entry → the files it needs, itself last. */
declare const widgetChunks: Record<'panel' | 'nudge' | 'defaults', readonly string[]>

/** Loads an entry of the panel's bundle from where the loader came from; all its files at once. */
export async function loadChunk<Module>(base: string, name: keyof typeof widgetChunks): Promise<Module> {
  const modules = await Promise.all(
    widgetChunks[name].map((file) => import(/* @vite-ignore */ `${base}/widget/${file}`) as Promise<unknown>),
  )
  return modules.at(-1) as Module
}
