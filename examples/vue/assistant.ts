import type { Plugin } from 'vue'
import type { PagehandApi } from 'pagehand/widget'

type Call = Parameters<PagehandApi['push']>[0]

/** A Vue plug-in: loads the assistant with the app, and gives templates `$assistant('send', …)`. */
export const assistant: Plugin<[{ base: string }]> = {
  install(app, { base }) {
    const script = Object.assign(document.createElement('script'), { src: `${base}/widget.js`, async: true })
    document.head.append(script)
    app.config.globalProperties['$assistant'] = (...call: Call) => {
      const page = window as { Pagehand?: Pick<PagehandApi, 'push'> }
      page.Pagehand ??= [] as Call[]
      page.Pagehand.push(call)
    }
  },
}
