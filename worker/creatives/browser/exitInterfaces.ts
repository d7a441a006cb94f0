const none = () => {}

/** Globals with which banners of Studio, Google Ads and apps open their click; all of them call `exit`. */
export function exitInterfaces(exit: () => void, later: (act: () => void) => void) {
  const soon = (type: string, listener: unknown) => {
    if (typeof listener === 'function') later(() => listener({ type }))
  }
  const events = new Proxy({}, { get: (_, name) => String(name) })
  return {
    Enabler: {
      exit,
      exitOverride: exit,
      dynamicExit: exit,
      exitQueryString: exit,
      isInitialized: () => true,
      isPageLoaded: () => true,
      isVisible: () => true,
      isServingInLiveEnvironment: () => true,
      addEventListener: soon,
      removeEventListener: none,
      callAfterInitialized: (listener: unknown) => soon('init', listener),
      callAfterPageLoaded: (listener: unknown) => soon('pageLoaded', listener),
      counter: none,
      startTimer: none,
      stopTimer: none,
      setProfileId: none,
      setDevDynamicContent: none,
      reportManualClose: none,
      close: none,
      loadModule: none,
      getParameter: () => '',
      getUrl: (path: string) => path,
      getFilename: (path: string) => path,
    },
    studio: { events: { StudioEvent: events }, module: {}, sdk: {} },
    ExitApi: { exit, delayedExit: exit },
    mraid: {
      open: exit,
      addEventListener: soon,
      removeEventListener: none,
      getState: () => 'default',
      isViewable: () => true,
      getVersion: () => '3.0',
      getPlacementType: () => 'inline',
      useCustomClose: none,
      close: none,
    },
  }
}
