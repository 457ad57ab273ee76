import { COLLECT_STATES } from '@xinjian/contract/nouns/collect'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { homeOf, mayShow, type PageName, pageOf, pathOf, placeOf } from './pages.ts'

const known = { enterprise: true }
const nothing = { enterprise: false }

describe('pages of a state', () => {
  it.each(COLLECT_STATES)('%s has a page, and a built route for it', (state) => {
    const route = ROUTES.find((r) => r.path === pathOf(homeOf(state)))
    expect(route?.built, homeOf(state)).toBe(true)
    expect(mayShow(state, homeOf(state))).toBe(true)
  })

  it.each([
    ['CREATED', 'loginEtax', 'index'],
    ['CREATED', 'entering', 'entering'],
    ['ENTERING', 'collecting', 'entering'],
    ['VALIDATE', 'entering', 'entering'],
    ['AGREEMENT', 'selectArea', 'create'],
    ['AREA', 'create', 'selectArea'],
    ['AREA', 'index', 'selectArea'],
    ['LOGIN', 'selectArea', 'selectArea'],
    ['LOGIN_SMS', 'index', 'msgCode'],
    ['LOGIN_QR', 'msgCode', 'loginEtax'],
    ['COLLECTING', 'loginEtax', 'collecting'],
    ['PARTIAL', 'taskSuccess', 'over'],
    ['SUCCESS', 'taskFailed', 'taskSuccess'],
    ['FAILED', 'taskSuccess', 'taskFailed'],
    ['EXPIRED', 'validate', 'fail'],
  ] as const)('%s at %s belongs to %s', (state, page, place) => {
    expect(placeOf(state, page, known)).toBe(place)
  })

  it.each([
    ['CREATED', 'validate', 'index'],
    ['ENTERING', 'license', 'entering'],
    ['LICENSE', 'license', 'entering'],
    ['LICENSE', 'collecting', 'entering'],
    ['CREATED', 'license_index', 'license_index'],
    ['VALIDATE', 'validate', 'validate'],
  ] as const)('without an enterprise, %s at %s belongs to %s', (state, page, place) => {
    expect(placeOf(state, page, nothing)).toBe(place)
  })

  it('never sends in circles: the place of a place is itself', () => {
    const pages = ROUTES.filter((r) => r.area === 'mobile-tax' && r.built).map((r) =>
      pageOf(r.path),
    )
    for (const state of COLLECT_STATES)
      for (const page of pages)
        for (const k of [known, nothing]) {
          const place = placeOf(state, page as PageName, k)
          expect(placeOf(state, place, k), `${state} ${page}`).toBe(place)
        }
  })

  it('takes both addresses of a page for the same', () => {
    expect(pageOf('/taxWeb/entering')).toBe(pageOf('/m/taxWeb/entering'))
  })
})
