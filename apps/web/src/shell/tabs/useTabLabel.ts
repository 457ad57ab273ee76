import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { label, tabs } from './tabs.ts'

/** Says whose page this is: the enterprise's name in the tab and in the title of the window. null = nobody's, or not known yet. */
export function useTabLabel(name: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    tabs.set((now) => label(now, pathname, name))
  }, [pathname, name])
}
