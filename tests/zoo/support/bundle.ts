import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { folder } from './install.ts'

export interface Bundle {
  readonly js: string
  readonly css: string
}

/** A page of the zoo with its library, as a site would build it. */
export async function bundlePage(page: string): Promise<Bundle> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'pages', page)],
    outdir: join(folder, 'out'),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'error',
    // Pages write templates, so they need the build of Vue that compiles them.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      global: 'window',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: Object.fromEntries(
      ['woff', 'woff2', 'ttf', 'eot', 'svg', 'png', 'gif', 'webp'].map((ending) => [
        `.${ending}`,
        'dataurl' as const,
      ]),
    ),
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { js: textOf('.js'), css: textOf('.css') }
}

/** Our eyes and hands in one file. */
export async function bundleRoom(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['src/page/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}
