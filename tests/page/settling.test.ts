import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

const texts = async (scene: Scene) => {
  const { outline } = await scene.snapshot()
  return { told: outline.lines.map(([, , , text]) => text), busy: outline.busy }
}
const spinner = `<style>.spinner { width: 20px; height: 20px; animation: turn 1s linear infinite } @keyframes turn { to { rotate: 1turn } }</style>`

describe('the look after a step', () => {
  it.each([
    [
      'fades in',
      `<style>#d { opacity: 0; transition: opacity .4s } #d.in { opacity: 1 }</style><div id=d role=dialog style="position:fixed;inset:80px;display:none"><button>Inner</button></div>
<button onclick="d.style.display='block';requestAnimationFrame(()=>requestAnimationFrame(()=>d.className='in'))">Open</button>`,
    ],
    [
      'moves in by a script of the browser',
      `<button onclick="let d=document.createElement('div');d.innerHTML='<button>Inner</button>';d.role='dialog';document.body.append(d);d.animate([{opacity:0,transform:'translateX(-2000px)'},{opacity:1,transform:'none'}],{duration:400})">Open</button>`,
    ],
    [
      'is drawn a little later',
      `<button onclick="setTimeout(()=>document.body.insertAdjacentHTML('beforeend','<div role=dialog><button>Inner</button></div>'),60)">Open</button>`,
    ],
    [
      'comes when a spinner has gone',
      `${spinner}<main></main><button onclick="document.querySelector('main').innerHTML='<div class=spinner></div>';setTimeout(()=>document.querySelector('main').innerHTML='<button>Inner</button>',1900)">Open</button>`,
    ],
  ])('holds a layer that %s', async (_, html) => {
    const scene = await stage.show(html)
    expect(await scene.run('click', 'Open')).toMatchObject({ success: true })
    const { told, busy } = await texts(scene)
    expect(told).toContain('Inner')
    expect(busy).toBeUndefined()
  })

  it('waits for a page that scripts have yet to build', async () => {
    const scene = await stage.show(
      `<div id=root></div><script>setTimeout(()=>root.innerHTML='<button>Inner</button>',1500)</script>`,
    )
    const { told, busy } = await texts(scene)
    expect(told).toContain('Inner')
    expect(busy).toBeUndefined()
  })

  it('says that the page still works when that takes too long', async () => {
    const scene = await stage.show(
      `${spinner}<div class=spinner id=old></div><main></main><button onclick="document.querySelector('main').innerHTML='<div class=spinner></div>'">Open</button>`,
    )
    // What turned before the step says nothing.
    expect((await texts(scene)).busy).toBe(true)
    await scene.run('focus', 'Open')
    expect((await texts(scene)).busy).toBeUndefined()
    await scene.run('click', 'Open')
    expect((await texts(scene)).busy).toBe(true)
  })

  it('does not take our own panel for the page', async () => {
    const scene = await stage.show(
      `<div id=widget></div><button onclick="document.getElementById('widget').shadowRoot.innerHTML+='<div class=spinner>…</div>';this.textContent='Done'">Do</button><script>
document.getElementById('widget').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(spinner)}</script>`,
      { widget: true },
    )
    await scene.run('click', 'Do')
    expect((await texts(scene)).busy).toBeUndefined()
  })

  it('does not wait for what never ends', async () => {
    const scene = await stage.show(
      `<p id=clock></p><button onclick="this.textContent='Done'">Do</button><script>setInterval(()=>clock.textContent=performance.now(),20)</script>`,
    )
    await scene.run('click', 'Do')
    const { told, busy } = await texts(scene)
    expect(told).toContain('Done')
    expect(busy).toBeUndefined()
  })
})
