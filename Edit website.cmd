@echo off
rem Opens the editor of the website on Windows: a double-click starts it.
pushd "%~dp0"
title Edit website
node --version >nul 2>nul
if errorlevel 1 (
  echo The editor needs Node.js: get it from https://nodejs.org, install it, then open this file again.
  pause
  exit /b 1
)
echo The editor opens in your browser. Leave this window open while you work; close it when you have finished.
call npm install --no-save --no-audit --no-fund --loglevel=error
call npm run --silent edit
if errorlevel 1 (
  echo The editor did not start: the lines above say why.
  pause
)
