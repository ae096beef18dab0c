import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default {
  plugins: [react()],
  resolve: {
    alias: {
      // Elsewhere these come with the package; here they are its sources.
      'pagehand/react': here('../src/widget/embed/react.ts'),
      'pagehand/vue': here('../src/widget/embed/vue.ts'),
      // The build of Vue that compiles templates in the page, so that the example needs no plug-in.
      vue: 'vue/dist/vue.esm-bundler.js',
    },
  },
  server: { fs: { allow: [here('..')] } },
  define: {
    __VUE_OPTIONS_API__: true,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  },
}
