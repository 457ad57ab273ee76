/**
 * The only script of the public site: without it every page still reads and links. It marks the scrolled header, opens
 * the phone's menu, shows the way back to the office to those logged in, and starts islands where a page has one.
 * It imports next to nothing, so that the home page loads none of the application's chunks.
 */
import { isBackTopShown } from '../shell/back-top.ts'

const root = document.documentElement

const onScroll = () => {
  root.toggleAttribute('data-scrolled', scrollY > 8)
  root.toggleAttribute('data-deep', isBackTopShown(scrollY))
}
addEventListener('scroll', onScroll, { passive: true })
onScroll()

const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]')
toggle?.addEventListener('click', () => {
  const open = root.toggleAttribute('data-menu-open')
  toggle.setAttribute('aria-expanded', String(open))
})
document.querySelector('[data-menu]')?.addEventListener('click', () => {
  root.removeAttribute('data-menu-open')
  toggle?.setAttribute('aria-expanded', 'false')
})

document.querySelector('[data-back-top]')?.addEventListener('click', () => {
  scrollTo({ top: 0, behavior: 'smooth' })
})

// Named as shell/tokens.ts names it.
const token = location.port ? `token_${location.port}=` : 'token='
if (document.cookie.split('; ').some((part) => part.startsWith(token) && part !== token)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-login]')) {
    link.href = '/app'
    link.textContent = '进入工作台'
  }
}

const proof = document.querySelector<HTMLElement>('[data-island=proof]')
if (proof) {
  // The kit's style sheet comes with it, and goes by this mark alone.
  root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  void import('./islands/proof.tsx').then(({ start }) => start(proof))
}
const find = document.querySelector<HTMLElement>('[data-island=find]')
if (find) void import('./islands/find.ts').then(({ start }) => start(find))
const status = document.querySelector<HTMLElement>('[data-island=status]')
if (status) void import('./islands/status.ts').then(({ start }) => start(status))
const contact = document.querySelector<HTMLFormElement>('[data-island=contact]')
if (contact) void import('./islands/contact.ts').then(({ start }) => start(contact))
const trial = document.querySelector<HTMLElement>('[data-island=trial]')
if (trial) void import('./islands/trial.ts').then(({ start }) => start(trial))
const papers = document.querySelector<HTMLElement>('[data-island=papers]')
if (papers) void import('./islands/papers.ts').then(({ start }) => start(papers))
