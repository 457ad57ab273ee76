/** Whom a page is about: the enterprise's name, for its tab and the title of the window. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../../ui/store.ts'

/** By path; a page that is about nobody has none. Lives as long as the window: a page may be hidden and shown again. */
export const subjects = createStore<ReadonlyMap<string, string>>(new Map())

/** Says whom the page is about, once it is known. */
export function useSubject(name: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (name) subjects.set((now) => new Map(now).set(pathname, name))
  }, [pathname, name])
}

/** `深圳市… · 发票报告`; the title alone where nobody is known. */
export const about = (subject: string | undefined, title: string): string =>
  subject ? `${subject} · ${title}` : title
