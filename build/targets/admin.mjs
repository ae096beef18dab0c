import { resolve } from 'node:path'

/** The dashboard: one web app split by page, and the frame it shows the widget in. Served at /dashboard/. */
export const admin = {
  sources: ['src/protocol', 'src/admin'],
  output: 'dist/admin/index.html',
  async run() {
    // Loaded here: a start that has nothing to build should not wait for the bundler.
    const { build } = await import('vite')
    await build({
      configFile: false,
      logLevel: 'warn',
      root: resolve('src/admin'),
      base: '/dashboard/',
      publicDir: false,
      esbuild: { jsx: 'automatic' },
      build: {
        outDir: resolve('dist/admin'),
        emptyOutDir: true,
        target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 800,
        rollupOptions: {
          // "use client" means nothing in an app that has no server half.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
          input: { index: resolve('src/admin/index.html'), preview: resolve('src/admin/preview.html') },
        },
      },
    })
  },
}
