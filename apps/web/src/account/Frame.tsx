import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { QueryRoot } from '../api/QueryRoot.tsx'
import { paths } from '../paths.ts'
import { Footer } from '../shell/frame/Footer.tsx'
import { SidePanel } from '../shell/frame/SidePanel.tsx'
import { SkipLink } from '../shell/frame/SkipLink.tsx'
import { TopBar } from '../shell/frame/TopBar.tsx'
import { useArrival } from '../shell/frame/useArrival.ts'
import { Brand } from '../ui/brand/Seal.tsx'

import styles from './account.module.css'
/** The office's frame without sidebar and tabs: the dashboard and the gallery (product spec §2). */
export function Frame({ children }: { children: ReactNode }) {
  useArrival(useLocation().pathname)
  return (
    <QueryRoot>
      <div className={styles.shell}>
        <SkipLink />
        <TopBar
          lead={
            <Link to={paths.app()} className={styles.logo}>
              <Brand size={28} />
            </Link>
          }
        />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <SidePanel />
      </div>
    </QueryRoot>
  )
}
