// In a browser the packages read a global where they read the environment elsewhere.
Object.assign(globalThis, {__MUI_X_TELEMETRY_DISABLED__: true});
