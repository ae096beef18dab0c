import react from '@vitejs/plugin-react'

export default {
  plugins: [react()],
  // The build of Vue that compiles templates in the page, so that the example needs no plug-in.
  resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' } },
  define: {
    __VUE_OPTIONS_API__: true,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  },
}
