/** Sends a knob's fields as JSON and says what came of it. Empty fields are left out. */
const NUMBERS = [
  'days',
  'faultRate',
  'latencyFactor',
  'slowSeconds',
  'exportSeconds',
  'smsPauseSeconds',
  'exportAbove',
]
const SWITCHES = ['hang', 'sleepless']

document.addEventListener('submit', async (event) => {
  const { knob } = event.target.dataset
  if (!knob) return
  event.preventDefault()
  const body = {}
  for (const [name, value] of new FormData(event.target)) {
    if (value === '') continue
    if (SWITCHES.includes(name)) body[name] = value === 'true'
    else body[name] = NUMBERS.includes(name) ? Number(value) : value
  }
  const answer = await fetch(knob, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const result = await answer.json()
  say(answer.ok ? '已生效' : result.message)
  if (answer.ok) setTimeout(() => location.reload(), 700)
})

function say(text) {
  document.querySelector('.toast')?.remove()
  const toast = document.createElement('p')
  toast.className = 'toast'
  toast.role = 'status'
  toast.textContent = text
  document.body.append(toast)
  setTimeout(() => toast.remove(), 4000)
}
