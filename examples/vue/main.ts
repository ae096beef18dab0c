import { createApp, reactive } from 'vue'
import { Pagehand, pagehand } from 'pagehand/vue'

const app = createApp({
  components: { Pagehand },
  setup: () => ({ guest: reactive({ name: '', guests: '2' }), send: pagehand.send }),
  template: `
    <main>
      <Pagehand src="http://localhost:8787" />
      <h1>Book a table</h1>
      <form aria-label="Book a table" @submit.prevent>
        <p><label>Your name <input v-model="guest.name" /></label></p>
        <p>
          <label>Guests
            <select v-model="guest.guests"><option v-for="n in 5" :key="n">{{ n }}</option></select>
          </label>
        </p>
      </form>
      <p role="status">
        {{ guest.name === '' ? 'Who is coming?' : 'A table for ' + guest.guests + ', for ' + guest.name + '.' }}
      </p>
      <button type="button" @click="send('Type Ada Lovelace into your name and choose 4 for guests')">
        Let the assistant do it
      </button>
    </main>`,
})

app.mount('#app')
