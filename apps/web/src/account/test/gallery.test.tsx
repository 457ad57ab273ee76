// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newTab, putCookie, show } from '../../shell/test/tab.tsx'
import { leaveForGood } from '../../test-support/page.tsx'

const open = () =>
  show('/icon/index', async () => {
    const { Component } = await import('../pages/IconGallery.tsx')
    return <Component />
  })

beforeEach(() => newTab())
afterEach(leaveForGood)

it.each(['zh', 'en'])(
  'everything a page is made of shows, in %s, and React has no complaint',
  async (language) => {
    putCookie('language', language)
    const complaints = vi.spyOn(console, 'error')
    await open()
    const { ICON_NAMES } = await import('../../ui/index.ts')
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent)
    for (const name of ICON_NAMES) expect(shown).toContain(name)
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0)
    expect(complaints).not.toHaveBeenCalled()
  },
)
