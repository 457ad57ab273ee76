import { useEffect, useRef, useState } from 'react'

/** Seconds without a touch after which a visit ends by itself, and those at the end of them that are counted down on the screen. */
const IDLE_SECONDS = 90
const COUNTED_DOWN = 30

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const

/** Seconds left, while they are counted down; null = somebody is there. `onEnd` is called once. */
export function useIdle(onEnd: () => void): { left: number | null; stay: () => void } {
  const [left, setLeft] = useState<number | null>(null)
  const touched = useRef(Date.now())
  const end = useRef(onEnd)
  end.current = onEnd
  const stay = () => {
    touched.current = Date.now()
    setLeft(null)
  }
  useEffect(() => {
    const touch = () => {
      touched.current = Date.now()
      setLeft(null)
    }
    for (const name of TOUCHES) addEventListener(name, touch, { passive: true })
    const timer = setInterval(() => {
      const rest = IDLE_SECONDS - Math.floor((Date.now() - touched.current) / 1000)
      setLeft(rest <= COUNTED_DOWN ? Math.max(0, rest) : null)
      if (rest <= 0) {
        clearInterval(timer)
        end.current()
      }
    }, 1000)
    return () => {
      clearInterval(timer)
      for (const name of TOUCHES) removeEventListener(name, touch)
    }
  }, [])
  return { left, stay }
}
