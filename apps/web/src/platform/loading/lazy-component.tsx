import { type ComponentProps, type ComponentType, lazy, useState } from 'react'

/**
 * Makes a component whose code is loaded when it is first rendered, or earlier with `load`.
 *
 * If the code is loaded already, the component is rendered at once. `React.lazy` alone waits for a promise even
 * then, and React holds back what follows a fallback until 300 ms have passed, so that a dialog whose code was
 * there would open that much later.
 * @param name The component's name in its module.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  importModule: () => Promise<Module>,
  name: Name,
) {
  type Component = Extract<Module[Name], ComponentType<any>>
  let loaded: Component | null = null
  const load = async () => {
    loaded = (await importModule())[name] as Component
    return { default: loaded }
  }
  const Later = lazy(load)

  function LazyComponent(props: ComponentProps<Component>) {
    // Decided once, because the component would lose its state if it became another one.
    const [Now] = useState<ComponentType<any>>(() => loaded ?? Later)
    return <Now {...props} />
  }
  return Object.assign(LazyComponent, { load })
}
