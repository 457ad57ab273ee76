// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { text } from '../../test-support/page.tsx'
import { lazyPages, type Pages } from './lazy-pages.ts'
import { waitingPage } from './waiting-page.tsx'

afterEach(cleanup)

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))))

class Boundary extends Component<{ children: ReactNode }, { text: string | null }> {
  override state = { text: null }
  static getDerivedStateFromError = (error: Error) => ({ text: error.message })
  override render() {
    return this.state.text ?? this.props.children
  }
}

const Wait = () => <p>WAIT</p>
const First = () => <p>FIRST</p>
const Second = () => <p>SECOND</p>

let go: NavigateFunction = () => undefined
function Steps(props: { pageOf: Pages['pageOf'] }) {
  go = useNavigate()
  const At = props.pageOf(useLocation().pathname)
  return <At />
}

it('who turns back before the next page has come sees the page that he came from', async () => {
  let arrive = (_: { Component: ComponentType }): void => {}
  const pages: Record<string, () => Promise<{ Component: ComponentType }>> = {
    '/first': async () => ({ Component: First }),
    '/second': () => new Promise((done) => (arrive = done)),
  }
  const { pageOf } = lazyPages(
    (page) => pages[page],
    (load) => waitingPage(load, Wait),
  )
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Steps pageOf={pageOf} />
    </MemoryRouter>,
  )
  await settle()
  expect(text()).toBe('FIRST')
  await act(async () => go('/second'))
  expect(text()).toBe('WAIT')
  await act(async () => go(-1))
  await settle()
  expect(text()).toBe('FIRST')
  await act(async () => go('/second'))
  expect(text()).toBe('WAIT')
  await act(async () => go(-1))
  expect(text()).toBe('FIRST')
  arrive({ Component: Second })
  await settle()
  expect(text()).toBe('FIRST')
  await act(async () => go('/second'))
  expect(text()).toBe('SECOND')
})

it('a page that could not be had is thrown where it is drawn, and asked for again at the next visit', async () => {
  let reachable = false
  const Late = waitingPage(async () => {
    if (!reachable) throw new Error('GONE')
    return Second
  }, Wait)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <Boundary>
      <Late />
    </Boundary>,
  )
  await settle()
  expect(text()).toBe('GONE')
  cleanup()
  reachable = true
  render(
    <Boundary>
      <Late />
    </Boundary>,
  )
  await settle()
  expect(text()).toBe('SECOND')
  told.mockRestore()
})
