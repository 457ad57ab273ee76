/** Keeps the inbox fresh: asks every two seconds for what came after the newest card. */
const box = document.getElementById('messages')
const to = new URLSearchParams(location.search).get('to') ?? ''

document.addEventListener('click', async (event) => {
  const code = event.target.dataset?.copy
  if (!code) return
  await navigator.clipboard.writeText(code)
  event.target.textContent = '已复制'
  setTimeout(() => {
    event.target.textContent = '复制验证码'
  }, 1500)
})

async function refresh() {
  if (document.hidden) return
  const newest = box.querySelector('[data-id]')?.dataset.id ?? ''
  const answer = await fetch(`/inbox.json?${new URLSearchParams({ to, after: newest })}`)
  const fresh = answer.ok ? await answer.json() : []
  if (fresh.length === 0 || fresh[0].id === newest) return
  const html = await (await fetch(location.href)).text()
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('messages')
  box.replaceChildren(...next.childNodes)
}

setInterval(() => refresh().catch(() => {}), 2000)
